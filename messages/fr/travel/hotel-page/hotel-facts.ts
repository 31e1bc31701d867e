import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const hotelFacts: Messages["hotelFacts"] = {
	about: ({ hotel }) => `À propos de l’hôtel ${hotel}`,
	houseRules: "Règlement intérieur",
	checkIn: "Arrivée",
	from: ({ time }) => `À partir de ${time}`,
	checkOut: "Départ",
	until: ({ time }) => `Jusqu’à ${time}`,
	booking: "Réservation",
	instant: ({ paying }) => `Confirmation immédiate. ${paying}`,
	request: ({ hours, paying }) =>
		`Sur demande : l’hôtel répond dans les ${hours} heures et garde la chambre jusque-là. ${paying}`,
	sameDay: "Réservations le jour même",
	sameDayUntil: ({ time }) => `Jusqu’à ${time}, heure de l’hôtel.`,
	cancellation: "Annulation",
	freeUntilCheckIn: "Gratuite jusqu’à l’arrivée.",
	freeUntilDay: ({ time, fee }) =>
		`Gratuite jusqu’au jour de l’arrivée à ${time}, heure de l’hôtel. Ensuite, frais : ${fee}.`,
	freeUntilDays: ({ count, time, fee }) =>
		plural(count, {
			one: `Gratuite jusqu’à ${count} jour avant l’arrivée à ${time}, heure de l’hôtel. Ensuite, frais : ${fee}.`,
			other: `Gratuite jusqu’à ${count} jours avant l’arrivée à ${time}, heure de l’hôtel. Ensuite, frais : ${fee}.`,
		}),
	noShow: "Non-présentation",
	noFee: "Sans frais.",
	fee: ({ fee }) => `Frais : ${fee}.`,
	title: "Bon à savoir",
	payAtHotel: "Vous payez à l’hôtel.",
	payFull: "Vous payez la totalité en ligne lors de la réservation.",
	payFullLater: "Vous payez la totalité en ligne après confirmation de l’hôtel.",
	payDeposit: ({ percent }) =>
		`Vous payez un acompte de ${percent} % en ligne lors de la réservation, et le reste à l’hôtel.`,
	payDepositLater: ({ percent }) =>
		`Vous payez un acompte de ${percent} % en ligne après confirmation de l’hôtel, et le reste à l’hôtel.`,
	fullPrice: "la totalité du prix",
	percent: ({ percent }) => `${percent} % du prix`,
};
