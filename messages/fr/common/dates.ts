import type { Messages } from "#messages/en/index.ts";
import { de } from "#messages/fr/de.ts";

export const dates: Messages["dates"] = {
	range: ({ from, to }) => `${from} au ${to}`,
	moment: ({ date, time }) => `${date} à ${time}`,
	clock: ({ place }) => `heure ${de(place)}`,
	time: ({ time, clock }) => `${time}, ${clock}`,
	lessThanMinute: "moins d’une minute",
};
