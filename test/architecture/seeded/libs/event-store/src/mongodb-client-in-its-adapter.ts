import 'mongodb';
