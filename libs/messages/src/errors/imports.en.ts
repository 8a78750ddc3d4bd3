/** Refusals about imports in English. */
export const importErrorsEn = {
  'import.notFound': 'The import does not exist',
  'import.unreadable': 'Choose a CSV file, or an Excel or LibreOffice workbook',
  'import.oldWorkbook':
    'Files from before Excel 5 cannot be read. In Excel: File › Save as › Excel workbook (.xlsx)',
  'import.protectedWorkbook':
    'The workbook is password-protected. Remove it in Excel: File › Info › Protect workbook',
  'import.tooLarge': 'The file has more than %{megabytes}\u00a0MB. Split it',
  'import.tooManyRows': 'The file has more than %{max} rows. Split it',
  'import.tooManyColumns': 'The file has more than %{max} columns',
  'import.noRows': 'The file has no rows below the headings',
  'import.fieldTwice': 'Two columns are mapped to %{field}',
  'import.notANumber': '“%{value}” is not a number',
  'import.notADay': '“%{value}” is not a date',
  'import.sheetNotFound': 'The workbook has no sheet “%{sheet}” with data',
  'import.errorCell': 'The cell shows the error %{value}; correct it in the spreadsheet',
  'import.neverCalculated':
    'The formula %{value} was never calculated; open and save the file in Excel',
  'import.numberReadsTwoWays':
    '“%{value}” can be %{one} or %{other}; choose how numbers are written in the file',
  'import.dayReadsTwoWays':
    '“%{value}” can be %{one} or %{other}; choose how dates are written in the file',
  'import.digitsLost':
    'The spreadsheet shortened “%{value}” and lost its last digits. Enter the code again in a column formatted as text',
  'import.becameDay':
    'The spreadsheet turned this code into a date, %{value}. Enter it again in a column formatted as text',
  'import.notAChoice': '“%{value}” is not one of: %{choices}',
  'import.sameAsRow': 'Row %{row} is the same record, or has the same unique value',
  'import.rowsRefused': 'Rows that cannot be imported: %{count}',
  'import.fileIsGone': 'The file of this import was deleted. Import it again',
  'import.otherFile': 'This import started with another file, %{fileName}',
  'import.alreadyFinished': 'The import is already finished',
  'import.notFinished': 'The import is not finished yet',
  'import.tooManyMappings': 'A company can save at most %{max} column mappings',
  'import.alreadyUndone': 'The import has already been undone',
  'import.notUndone': 'The import is not undone',
};
