import type { Messages } from "#messages/en/index.ts";

export const dates: Messages["dates"] = {
	range: ({ from, to }) => `${from} bis ${to}`,
	moment: ({ date, time }) => `${date}, ${time}`,
	clock: ({ place }) => `Ortszeit ${place}`,
	time: ({ time, clock }) => `${time}, ${clock}`,
	lessThanMinute: "weniger als eine Minute",
};
