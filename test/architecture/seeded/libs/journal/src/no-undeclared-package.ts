import '@mui/material';
