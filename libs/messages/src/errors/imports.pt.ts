/** As recusas sobre importações em português. */
export const importErrorsPt = {
  'import.notFound': 'A importação não existe',
  'import.unreadable': 'Escolha um ficheiro CSV, ou um livro do Excel ou do LibreOffice',
  'import.oldWorkbook':
    'Não é possível ler ficheiros anteriores ao Excel 5. No Excel: Ficheiro › Guardar como › Livro do Excel (.xlsx)',
  'import.protectedWorkbook':
    'O livro está protegido por palavra-passe. Retire-a no Excel: Ficheiro › Informações › Proteger livro',
  'import.tooLarge': 'O ficheiro tem mais de %{megabytes}\u00a0MB. Divida-o',
  'import.tooManyRows': 'O ficheiro tem mais de %{max} linhas. Divida-o',
  'import.tooManyColumns': 'O ficheiro tem mais de %{max} colunas',
  'import.noRows': 'O ficheiro não tem linhas abaixo dos títulos',
  'import.fieldTwice': 'Há duas colunas para o campo %{field}',
  'import.notANumber': '«%{value}» não é um número',
  'import.notADay': '«%{value}» não é uma data',
  'import.sheetNotFound': 'O livro não tem uma folha «%{sheet}» com dados',
  'import.errorCell': 'A célula mostra o erro %{value}; corrija-a na folha de cálculo',
  'import.neverCalculated':
    'A fórmula %{value} nunca foi calculada; abra e guarde o ficheiro no Excel',
  'import.numberReadsTwoWays':
    '«%{value}» pode ser %{one} ou %{other}; escolha como o ficheiro escreve os números',
  'import.dayReadsTwoWays':
    '«%{value}» pode ser %{one} ou %{other}; escolha como o ficheiro escreve as datas',
  'import.digitsLost':
    'A folha de cálculo encurtou «%{value}»: perderam-se os últimos algarismos. Escreva o código de novo, numa coluna formatada como texto',
  'import.becameDay':
    'A folha de cálculo fez deste código uma data, %{value}. Escreva-o de novo, numa coluna formatada como texto',
  'import.notAChoice': '«%{value}» não é nenhum destes: %{choices}',
  'import.sameAsRow': 'A linha %{row} é o mesmo registo ou tem o mesmo valor único',
  'import.rowsRefused': 'Linhas que não podem ser importadas: %{count}',
  'import.fileIsGone': 'O ficheiro desta importação foi eliminado. Importe-o de novo',
  'import.otherFile': 'Esta importação começou com outro ficheiro, %{fileName}',
  'import.alreadyFinished': 'A importação já está concluída',
  'import.notFinished': 'A importação ainda não está concluída',
  'import.tooManyMappings': 'Uma empresa pode guardar no máximo %{max} correspondências de colunas',
  'import.alreadyUndone': 'A importação já foi desfeita',
  'import.notUndone': 'A importação não está desfeita',
};
