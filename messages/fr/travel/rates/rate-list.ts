import type { Messages } from "#messages/en/index.ts";

export const rateList: Messages["rateList"] = {
	title: ({ hotel }) => `Tarifs de ${hotel}`,
	untitled: "Tarifs d’un hôtel",
	tab: "Tarifs",
	intro:
		"Le tarif standard utilise les prix de vos chambres et les conditions de votre hôtel. Les autres tarifs sont calculés à partir de lui : quand vous modifiez un prix dans le calendrier, ils changent aussi. Les réservations existantes gardent leurs prix et leurs conditions.",
	none: "Uniquement le tarif standard",
	noneText:
		"Ajoutez un tarif, par exemple un prix plus bas sans remboursement ou un prix avec petit-déjeuner.",
	add: "Ajouter un tarif",
	rate: "Tarif",
	price: "Prix",
	rooms: "Chambres",
	same: "Comme le tarif standard",
	lower: ({ by }) => `${by} de moins`,
	higher: ({ by }) => `${by} de plus`,
	aNight: ({ amount }) => `${amount} par nuit`,
	saved: ({ name }) => `${name} est enregistré.`,
	again: ({ name }) => `${name} est déjà ajouté.`,
	off: "Désactivé",
	tooMany: ({ count }) => `Un hôtel a au plus ${count} tarifs.`,
};
