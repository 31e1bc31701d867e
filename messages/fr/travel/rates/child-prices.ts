import type { Messages } from "#messages/en/index.ts";

export const childPrices: Messages["childPrices"] = {
	title: "Enfants",
	intro:
		"Indiquez ce que coûtent les enfants selon leur âge, en trois tranches au plus. L’âge est alors demandé aux voyageurs. Un enfant coûte ce qu’indique sa tranche, ou ce que coûterait un adulte de plus si c’est moins : un enfant à une place comprise dans le prix est gratuit. Un enfant plus âgé que toutes les tranches paie comme un adulte. Les modifications ne changent rien aux réservations existantes.",
	band1: "Première tranche d’âge",
	band2: "Deuxième tranche d’âge",
	band3: "Troisième tranche d’âge",
	upTo: "Jusqu’à cet âge inclus",
	charge: "Prix",
	free: "Gratuit",
	amount: ({ currency }) => `Montant par nuit (${currency})`,
	percent: "Pourcentage du prix par personne supplémentaire de la chambre",
	value: "Montant ou pourcentage",
	cot: "Dort dans un lit bébé",
	cotHint: "Un enfant en lit bébé par chambre ne compte pas dans la capacité de la chambre.",
	save: "Enregistrer les prix des enfants",
	saved: "Les prix des enfants sont enregistrés.",
	removed: "Les enfants n’ont plus de prix propres.",
	ageRange: ({ min, max }) => `L’âge va de ${min} à ${max}.`,
	enterAge: "Saisissez un âge ou laissez toute la tranche vide.",
	sameAge: "Une autre tranche se termine à cet âge. Saisissez un autre âge.",
	chooseCharge: "Choisissez si les enfants sont gratuits ou ce qu’ils paient.",
	theAmount: "Le montant",
	enterAmount: "Saisissez le montant par nuit.",
	percentRange: ({ min, max }) => `Le pourcentage va de ${min} à ${max}.`,
	enterPercent: "Saisissez un pourcentage de 0 à 100.",
};
