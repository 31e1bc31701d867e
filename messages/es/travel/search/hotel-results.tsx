import { formatCount } from "#app/common/language/format-count.ts";
import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const hotelResults: Messages["hotelResults"] = {
	rankedFirst: {
		recommended: ({ max }) => `Mostramos los ${max} hoteles más recomendados.`,
		price: ({ max }) => `Mostramos los ${max} hoteles con los precios más bajos.`,
		rating: ({ max }) => `Mostramos los ${max} hoteles mejor puntuados.`,
		stars: ({ max }) => `Mostramos los ${max} hoteles con más estrellas.`,
	},
	enterDestination: "Introduce un destino para ver todos sus hoteles.",
	description: ({ heading }) => `${heading}: compara habitaciones por precio total, estrellas y puntuación.`,
	inPlace: ({ place }) => `Hoteles en ${place}`,
	forDestination: ({ destination }) => `Hoteles para «${destination}»`,
	title: "Hoteles",
	change: ({ rest }) => <>Cambiar{rest(" la búsqueda")}</>,
	search: "Buscar",
	chooseDates: "Elige tus fechas para ver las habitaciones disponibles y los precios totales.",
	corrected: ({ place }) => <>Sin coincidencias exactas. Mostramos los resultados de {place}.</>,
	views: {
		list: "Lista",
		map: "Mapa",
	},
	available: ({ count }) =>
		plural(count, {
			one: `${formatCount(count)} hotel disponible`,
			other: `${formatCount(count)} hoteles disponibles`,
		}),
	view: "Vista",
};
