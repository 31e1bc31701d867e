import type { Messages } from "#messages/en/index.ts";

export const dates: Messages["dates"] = {
	range: ({ from, to }) => `${from} – ${to}`,
	moment: ({ date, time }) => `${date}, ${time}`,
	clock: ({ place }) => `hora de ${place}`,
	time: ({ time, clock }) => `${time}, ${clock}`,
	lessThanMinute: "menos de un minuto",
};
