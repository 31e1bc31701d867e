import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const discountSettings: Messages["discountSettings"] = {
	usedMore: ({ count }) => `Elle a été utilisée ${count} fois. Saisissez au moins ce nombre.`,
	percentage: "Pourcentage",
	fixedAmount: "Montant fixe",
	minimumIn: ({ currency }) => `Commande minimum en ${currency}`,
	active: "Active",
	usesOf: ({ uses, most }) => `${uses} sur ${most}`,
	from: ({ date }) => `À partir du ${date}`,
	until: ({ date }) => `Jusqu’au ${date}`,
	used: ({ count }) => plural(count, { one: "Utilisée une fois", other: `Utilisée ${count} fois` }),
	valueHint: ({ currency, example }) =>
		`Un pourcentage, par exemple 12,5, ou un montant en ${currency}, par exemple ${example}`,
	daysStart: ({ clock }) => `Les jours commencent à minuit, ${clock}.`,
	usesTitle: "Utilisée",
	discount: "Réduction",
	codeTaken: "Une autre réduction utilise ce code. Saisissez-en un autre.",
	code: "Code",
	discountType: "Type de réduction",
	startDate: "Date de début",
	endDate: "Date de fin",
	maximumUses: "Nombre maximum d’utilisations",
	codeHint: "Les clients le saisissent lors de la commande. Les majuscules n’ont pas d’importance.",
	discounts: "Réductions",
	minimumOrder: "Commande minimum",
	period: "Période",
	emptyText: "Les clients saisissent un code de réduction lors de la commande.",
	noEndDate: "Sans date de fin",
	expired: "Expirée",
	scheduled: "Planifiée",
	usedUp: "Épuisée",
};
