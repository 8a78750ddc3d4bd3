export const nobodyWantsMe = 1;
