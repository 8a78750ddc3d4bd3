// Node's watch asks every thread to tell which files it reads; ours would take that for answers of
// their own. Which folders are watched is said instead.
delete process.env.WATCH_REPORT_DEPENDENCIES;
