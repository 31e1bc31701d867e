import type { Messages } from "#messages/en/index.ts";

export const ownConversations: Messages["ownConversations"] = {
	meta: "Messages",
	replyEmailed: "Nous vous prévenons par e-mail en cas de réponse.",
	ask: ({ name }) => `Posez une question à ${name}. Nous vous prévenons par e-mail en cas de réponse.`,
	times: ({ clock }) => `Heures : ${clock}.`,
	most: "1 000 caractères maximum.",
	title: "Vos messages",
	lead: "Les messages sur vos commandes, séjours et déménagements, et les autres messages que vous nous avez envoyés.",
	bookings: "Vos réservations",
	none: {
		text: "Pour une question sur une commande, un séjour ou un déménagement, ouvrez-le et choisissez Messages.",
		title: "Aucun message pour l’instant",
	},
	caption: "Messages",
	about: "À propos de",
	last: "Dernier message",
	new: "Nouveau",
	newCount: ({ count }) => (count > 1 ? `${count} nouveaux` : `${count} nouveau`),
	titles: {
		partner: () => "Votre demande de partenariat",
		contact: ({ market }) => `Votre message à ${market}`,
		order: ({ number }) => `Messages sur la commande ${number}`,
		stay: ({ number }) => `Messages sur le séjour ${number}`,
		move: ({ number }) => `Messages sur le déménagement ${number}`,
	},
};
