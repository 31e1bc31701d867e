import { formatCount } from "#app/common/language/format-count.ts";
import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const units: Messages["units"] = {
	title: "Numéros des chambres",
	intro: "Numérotez les chambres de ce type pour les attribuer aux séjours et suivre le ménage.",
	none: "Aucun numéro de chambre",
	noneText:
		"Ce type de chambre se vend sans numéros. Ajoutez-les pour planifier les séjours chambre par chambre.",
	differs: ({ units, quantity }) =>
		`${plural(units, { one: `${formatCount(units)} numéro de chambre`, other: `${formatCount(units)} numéros de chambre` })}, mais ${plural(quantity, { one: `${formatCount(quantity)} chambre de ce type est`, other: `${formatCount(quantity)} chambres de ce type sont` })} en vente.`,
	changeQuantity: "Modifier le nombre de chambres",
	add: "Ajouter des numéros",
	adding: "Ajout...",
	numbers: "Numéros des chambres",
	numbersHint: "Une plage comme 101–112, ou des numéros et des noms séparés par des virgules.",
	floor: "Étage",
	floorHint: "Laissez vide pour le déduire du numéro : la 204 est à l’étage 2.",
	notes: "Notes",
	notesHint: "Pour la réception et le ménage, par exemple « Balcon » ou « Communique avec la 102 ».",
	number: "Numéro de chambre",
	enterNumbers: "Saisissez au moins un numéro de chambre.",
	enterNumber: "Saisissez le numéro de la chambre.",
	tooMany: ({ most }) => `Saisissez des plages croissantes, et au plus ${most} numéros à la fois.`,
	aNumber: "Le numéro de chambre",
	aFloor: "L’étage",
	someNotes: "Les notes",
	taken: ({ names }) => `Cet hôtel a déjà ces numéros de chambre : ${names}.`,
	added: ({ count }) =>
		plural(count, {
			one: "1 numéro de chambre est ajouté.",
			other: `${formatCount(count)} numéros de chambre sont ajoutés.`,
		}),
	edit: ({ name }) => `Modifier la chambre ${name}`,
	saved: ({ name }) => `La chambre ${name} est enregistrée.`,
	remove: ({ name }) => `Retirer la chambre ${name}`,
	removeQuestion: ({ name }) => `Retirer la chambre ${name} ?`,
	removeText:
		"Elle quitte le planning et le ménage. Les séjours passés la gardent. Le nombre de chambres en vente ne change pas.",
	removed: ({ name }) => `La chambre ${name} est retirée.`,
	used: ({ name, date }) =>
		`La chambre ${name} est prise à partir du ${date}. Déplacez d’abord ses séjours et supprimez ses blocages.`,
};
