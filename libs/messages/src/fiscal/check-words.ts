/** What the checker of fiscal files says around its list. */
export const fiscalCheckWords = {
  en: {
    documents: 'Documents read',
    errors: 'Errors',
    hidden: 'Further problems that are not listed',
    unprovedSignatures: 'Signatures whose key was not given',
    validSignatures: 'Signatures that are right',
    warnings: 'Warnings',
  },
  pt: {
    documents: 'Documentos lidos',
    errors: 'Erros',
    hidden: 'Outros problemas que não são mostrados',
    unprovedSignatures: 'Assinaturas cuja chave não foi dada',
    validSignatures: 'Assinaturas certas',
    warnings: 'Avisos',
  },
} as const;
