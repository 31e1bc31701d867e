import { formatCount } from "#app/common/language/format-count.ts";
import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const units: Messages["units"] = {
	title: "Números de habitación",
	intro: "Numere las habitaciones de este tipo para asignarlas a las estancias y controlar su limpieza.",
	none: "Aún no hay números de habitación",
	noneText: "Este tipo de habitación se vende sin ellos. Añada los números para planificar cada habitación.",
	differs: ({ units, quantity }) =>
		`${plural(units, { one: `${formatCount(units)} número de habitación`, other: `${formatCount(units)} números de habitación` })}, pero ${plural(quantity, { one: `${formatCount(quantity)} habitación de este tipo está`, other: `${formatCount(quantity)} habitaciones de este tipo están` })} a la venta.`,
	changeQuantity: "Cambiar el número de habitaciones",
	add: "Añadir números",
	adding: "Añadiendo...",
	numbers: "Números de habitación",
	numbersHint: "Un intervalo como 101–112, o números y nombres separados por comas.",
	floor: "Planta",
	floorHint: "Déjelo vacío para deducirla del número: la 204 está en la planta 2.",
	notes: "Notas",
	notesHint: "Para la recepción y la limpieza, por ejemplo, «Balcón» o «Comunica con la 102».",
	number: "Número de habitación",
	enterNumbers: "Escriba al menos un número de habitación.",
	enterNumber: "Escriba el número de habitación.",
	tooMany: ({ most }) => `Escriba intervalos ascendentes y, como máximo, ${most} números a la vez.`,
	aNumber: "El número de habitación",
	aFloor: "La planta",
	someNotes: "Las notas",
	taken: ({ names }) => `Este hotel ya tiene estos números de habitación: ${names}.`,
	added: ({ count }) =>
		plural(count, {
			one: "Se ha añadido 1 número de habitación.",
			other: `Se han añadido ${formatCount(count)} números de habitación.`,
		}),
	edit: ({ name }) => `Editar la habitación ${name}`,
	saved: ({ name }) => `La habitación ${name} se ha guardado.`,
	remove: ({ name }) => `Quitar la habitación ${name}`,
	removeQuestion: ({ name }) => `¿Quitar la habitación ${name}?`,
	removeText:
		"Deja de estar en el plano y en la lista de limpieza. Las estancias pasadas la conservan. El número de habitaciones a la venta no cambia.",
	removed: ({ name }) => `La habitación ${name} se ha quitado.`,
	used: ({ name, date }) =>
		`La habitación ${name} está ocupada desde el ${date}. Cambie primero sus estancias y quite sus bloqueos.`,
};
