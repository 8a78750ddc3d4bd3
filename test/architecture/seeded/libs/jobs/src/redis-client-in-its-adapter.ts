import 'bullmq';
