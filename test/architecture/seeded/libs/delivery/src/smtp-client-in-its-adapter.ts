import 'nodemailer';
