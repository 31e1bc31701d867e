import type { Messages } from "#messages/en/index.ts";

export const stayLength: Messages["stayLength"] = {
	minutes: ({ minutes }) => `${minutes} Min.`,
	hoursAndMinutes: ({ hours, minutes }) => `${hours} Std. ${minutes} Min.`,
	hours: ({ hours }) => `${hours} Std.`,
};
