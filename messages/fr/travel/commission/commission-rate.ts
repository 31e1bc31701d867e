import type { Messages } from "#messages/en/index.ts";
import { de } from "#messages/fr/de.ts";

export const commissionRate: Messages["commissionRate"] = {
	title: "Commission",
	rate: "Taux de commission (%)",
	hint: ({ usual }) =>
		`Laissez vide pour utiliser le taux par défaut de tous les hôtels, ${usual}. Un nouveau taux ne s’applique qu’aux nouvelles réservations.`,
	save: "Enregistrer le taux",
	busy: "Enregistrement...",
	invalid: "Saisissez un pourcentage de 0 à 100 avec deux décimales au maximum, par exemple 12,5.",
	saved: ({ hotel, rate }) => `Les nouvelles réservations ${de(hotel)} ont une commission de ${rate}.`,
	advice: "Vérifiez le taux, puis enregistrez à nouveau pour conserver le vôtre.",
};
