import 'ulidx';
