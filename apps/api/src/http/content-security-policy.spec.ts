import { describe, expect, it } from '@jest/globals';
import { contentSecurityPolicy } from './content-security-policy.js';

describe('what a page may load', () => {
  it('comes only from the product', () => {
    expect(contentSecurityPolicy()).toMatch(
      /^default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src/,
    );
    expect(contentSecurityPolicy()).not.toContain('http');
  });

  it('includes the script of the identity provider, once there is one, and no other', () => {
    const policy = contentSecurityPolicy('https://id.example/gsi/client?hl=en');
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval' https://id.example/gsi/client;");
    expect(policy).toContain("frame-src 'self' https://id.example/gsi/;");
    expect(policy).toContain("default-src 'self';");
  });
});
