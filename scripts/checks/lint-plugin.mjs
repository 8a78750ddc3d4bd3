/**
 * Imports that are used as types only say so. Oxlint's own rule does not know that Nest reads the
 * classes that a decorated file names as types, so the server is held to this one: as in
 * typescript-eslint, a file with a decorator is left out.
 */
const typeImports = {
  create: (context) => {
    let isDecorated = false;
    const isValue = (specifier) =>
      context.sourceCode
        .getDeclaredVariables(specifier)
        .some(({ references }) => references.some(({ isTypeReference }) => !isTypeReference));
    return {
      Decorator: () => {
        isDecorated = true;
      },
      'Program:exit': ({ body }) => {
        if (isDecorated) return;
        for (const node of body) {
          if (node.type !== 'ImportDeclaration' || node.importKind === 'type') continue;
          for (const specifier of node.specifiers) {
            if (specifier.importKind === 'type' || isValue(specifier)) continue;
            context.report({ node: specifier, message: 'Used as a type only: `import type`.' });
          }
        }
      },
    };
  },
};

/**
 * Fields are written in the object itself. Within an object that is spread into another, the
 * compiler takes a misspelt field for one more.
 */
const spreadLiteral = {
  create: (context) => ({
    'ObjectExpression > SpreadElement > ObjectExpression': (node) => {
      context.report({ node, message: 'Write the fields in the object itself.' });
    },
  }),
};

export default {
  meta: { name: 'house' },
  rules: { 'type-imports': typeImports, 'no-spread-literal': spreadLiteral },
};
