/** As recusas sobre importações em português. */
export const importErrorsPt = {
  'import.notFound': 'A importação não existe',
  'import.otherFile': 'Esta importação começou com outro ficheiro, %{fileName}',
  'import.alreadyFinished': 'A importação já está concluída',
  'import.notFinished': 'A importação ainda não está concluída',
  'import.alreadyUndone': 'A importação já foi desfeita',
};
