import type { Messages } from "#messages/en/index.ts";

export const siteSearch: Messages["siteSearch"] = {
	results: ({ query }) => `Resultados de «${query}»`,
	nothing: ({ query }) => `No hemos encontrado nada para «${query}»`,
	what: "¿Qué buscas?",
	hotels: "Hoteles",
	tryOther: "Prueba con otras palabras o con menos.",
	hint: "Usa el buscador de la parte superior para encontrar productos, hoteles y ciudades.",
	hotelsIn: ({ city }) => `Hoteles en ${city}`,
	categoriesAndCities: "Categorías y ciudades",
	products: "Productos",
	categories: "Categorías",
	cities: "Ciudades",
	all: "Ver todos los resultados",
	from: ({ price }) => <>Desde {price}</>,
};
