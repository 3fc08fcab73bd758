/** How long the page that follows a payment stays before the dashboard opens, in milliseconds (section 9). */
export const paidPause = 4_000;
