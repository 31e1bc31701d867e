import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const obstacles: Messages["obstacles"] = {
	full: ({ count }) =>
		plural(count, {
			one: `${count} tipo de habitación está completo al menos una de estas noches.`,
			other: `${count} tipos de habitación están completos al menos una de estas noches.`,
		}),
	fewer: ({ count, rooms }) =>
		plural(count, {
			one: `${count} tipo de habitación tiene menos de ${rooms} habitaciones disponibles al menos una de estas noches.`,
			other: `${count} tipos de habitación tienen menos de ${rooms} habitaciones disponibles al menos una de estas noches.`,
		}),
	guests: ({ count, guests, rooms }) =>
		plural(count, {
			one: `${count} tipo de habitación no tiene sitio para ${guests} en ${rooms}.`,
			other: `${count} tipos de habitación no tienen sitio para ${guests} en ${rooms}.`,
		}),
	minimum: ({ count }) =>
		plural(count, {
			one: `${count} tipo de habitación exige una estancia más larga si llegas en esa fecha.`,
			other: `${count} tipos de habitación exigen una estancia más larga si llegas en esa fecha.`,
		}),
	maximum: ({ count }) =>
		plural(count, {
			one: `${count} tipo de habitación solo admite estancias más cortas.`,
			other: `${count} tipos de habitación solo admiten estancias más cortas.`,
		}),
	closed: ({ count }) =>
		plural(count, {
			one: `${count} tipo de habitación está cerrado al menos una de estas noches.`,
			other: `${count} tipos de habitación están cerrados al menos una de estas noches.`,
		}),
	days: ({ count }) =>
		plural(count, {
			one: `${count} tipo de habitación no admite entradas ni salidas en estas fechas.`,
			other: `${count} tipos de habitación no admiten entradas ni salidas en estas fechas.`,
		}),
	today: ({ count }) =>
		plural(count, {
			one: `Es demasiado tarde para reservar ${count} tipo de habitación para esta noche.`,
			other: `Es demasiado tarde para reservar ${count} tipos de habitación para esta noche.`,
		}),
};
