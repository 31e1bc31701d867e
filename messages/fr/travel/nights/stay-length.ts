import type { Messages } from "#messages/en/index.ts";

export const stayLength: Messages["stayLength"] = {
	minutes: ({ minutes }) => `${minutes} min`,
	hoursAndMinutes: ({ hours, minutes }) => `${hours} h ${minutes} min`,
	hours: ({ hours }) => `${hours} h`,
};
