/** Before the first test: notes whether the server is built, and from these sources. */
module.exports = async () => {
  const { serverBuild } = await import('../bootstrap/build.mjs');
  process.env['BALCAO_BUILD'] = serverBuild();
};
