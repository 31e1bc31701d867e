import type { Messages } from "#messages/en/index.ts";

export const hotelDecisionMail: Messages["hotelDecisionMail"] = {
	refused: {
		subject: ({ hotel }) => `${hotel} n’est pas approuvé`,
		text: ({ hotel }) =>
			`Nous avons examiné ${hotel} et ne pouvons pas encore l’approuver. L’hôtel reste donc masqué pour les clients. Modifiez ce qu’indique le motif, puis demandez à nouveau l’approbation sur la page de l’hôtel.`,
		open: ({ hotel }) => `Ouvrir ${hotel}`,
	},
	reason: "Motif",
	approved: {
		subject: ({ hotel }) => `${hotel} est ouvert aux réservations`,
		text: ({ hotel }) =>
			`${hotel} est approuvé et ouvert aux réservations. Les clients peuvent maintenant le trouver et réserver ses chambres.`,
		open: "Ouvrir votre tableau de bord",
	},
	suspended: {
		subject: ({ hotel }) => `${hotel} est suspendu`,
		text: ({ hotel }) =>
			`${hotel} est suspendu : l’hôtel est masqué pour les clients et n’accepte plus de nouvelles réservations. Les réservations existantes sont conservées, et vous les gérez toujours. Si vous pensez qu’il s’agit d’une erreur, contactez-nous.`,
		contact: "Nous contacter",
	},
};
