import { endSentence } from "#app/common/language/in-sentence.ts";
import type { Messages } from "#messages/en/index.ts";
import { de } from "#messages/fr/de.ts";

export const deskDates: Messages["deskDates"] = {
	checkOutIsNow: ({ date }) => `Le départ est maintenant le ${endSentence(date)}`,
	changed: "Les dates sont modifiées.",
	extendTitle: ({ name }) => `Prolonger ou raccourcir le séjour ${de(name)}`,
	title: ({ name }) => `Modifier les dates ${de(name)}`,
	bookedFor: ({ stay }) => `Réservé pour : ${stay}.`,
};
