import type { Messages } from "#messages/en/index.ts";

export const stayLength: Messages["stayLength"] = {
	minutes: ({ minutes }) => `${minutes} د`,
	hoursAndMinutes: ({ hours, minutes }) => `${hours} س ${minutes} د`,
	hours: ({ hours }) => `${hours} س`,
};
