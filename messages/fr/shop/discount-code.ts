import { endSentence } from "#app/common/language/in-sentence.ts";
import type { Messages } from "#messages/en/index.ts";

export const discountCode: Messages["discountCode"] = {
	notYet: ({ date }) => `Ce code est valable à partir du ${endSentence(date)} Retirez-le pour l’instant.`,
	tooLittle: ({ minimum }) =>
		`Ce code exige une commande de ${minimum} minimum. Ajoutez des articles ou retirez-le.`,
	invalid: "Ce code n’est pas valable. Vérifiez-le ou retirez-le.",
	inactive: "Ce code n’est pas actif. Retirez-le ou essayez-en un autre.",
	expired: "Ce code a expiré. Retirez-le ou essayez-en un autre.",
	usedUp: "Ce code a atteint sa limite d’utilisation. Retirez-le ou essayez-en un autre.",
};
