import { formatCount } from "#app/common/language/format-count.ts";
import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const paymentDifferences: Messages["paymentDifferences"] = {
	missingHere: "Chez le prestataire uniquement",
	missingHereAdvice: ({ provider }) =>
		`Recherchez l’opération dans ${provider} : l’argent qui ne concerne pas une commande de ce site y est remboursé.`,
	missingThere: "Ici uniquement",
	missingThereAdvice: ({ provider }) =>
		`Vérifiez que le site utilise le bon compte ${provider} et qu’aucune clé de test n’a été utilisée.`,
	otherAmount: "Autre montant",
	otherAmountAdvice: ({ provider }) => `Comparez les deux montants avec l’opération dans ${provider}.`,
	otherState: "Autre statut",
	otherStateAdvice: ({ provider }) => `Comparez le statut avec l’opération dans ${provider}.`,
	export: "Exporter les écarts",
	run: "Lancer maintenant",
	starting: "Démarrage...",
	none: "Aucun écart ouvert.",
	off: "Les paiements en ligne sont désactivés, plus rien n’est donc comparé.",
	title: "Écarts",
	newest: ({ count }) => `Les ${count} plus récents sont affichés. Clôturez-en un pour voir le suivant.`,
	reconciliation: "Rapprochement",
	comparing: ({ provider }) => `Nous comparons nos paiements avec ${provider}.`,
	notReached: ({ provider }) => `${provider} n’a pas pu être joint. Nouvelle tentative d’ici une heure.`,
	notCompared: ({ provider }) => `Pas encore comparé avec ${provider}.`,
	record: "Opération",
	one: "Écart",
	action: "Action",
	count: ({ count }) => plural(count, { one: "1 écart", other: `${count} écarts` }),
	moreThan: ({ count }) => plural(count, { one: `Plus de ${count} écart`, other: `Plus de ${count} écarts` }),
	of: ({ record, number }) => (
		<>
			{record}, {number}
		</>
	),
	last: ({ provider, time, count }) =>
		plural(count, {
			one: `Dernière comparaison avec ${provider} : ${time}, 1 opération des 3 derniers jours.`,
			other: `Dernière comparaison avec ${provider} : ${time}, ${formatCount(count)} opérations des 3 derniers jours.`,
		}),
	notReachedSince: ({ provider }) =>
		`${provider} n’a pas pu être joint depuis. Nouvelle tentative d’ici une heure.`,
};
