import type { Messages } from "#messages/en/index.ts";

export const find: Messages["find"] = {
	kind: {
		orders: "Pedidos",
		stays: "Estancias",
		moves: "Mudanzas",
		customers: "Clientes",
		products: "Productos",
		hotels: "Hoteles",
	},
	allOf: {
		orders: "Todos los pedidos que coinciden",
		stays: "Todas las estancias que coinciden",
		moves: "Todas las mudanzas que coinciden",
		customers: "Todos los clientes que coinciden",
		products: "Todos los productos que coinciden",
		hotels: "Todos los hoteles que coinciden",
	},
	all: "Ver todos los resultados",
	results: ({ query }) => `Resultados de «${query}»`,
	title: "Buscar",
	intro: "Busca en todo aquello a lo que tienes acceso, por número, nombre, correo o teléfono.",
	field: "Número, nombre, correo o teléfono",
	nothingHint:
		"Prueba con menos palabras, con el principio de un nombre o con las últimas cifras de un teléfono.",
	nothing: ({ query }) => `No hemos encontrado nada para «${query}»`,
	shortcuts: {
		findHere: "Buscar (Comando y K en un Mac)",
		show: "Mostrar estos atajos",
		next: "Fila siguiente",
		previous: "Fila anterior",
		open: "Abrir la fila",
		select: "Seleccionar la fila o quitar la selección",
		title: "Atajos de teclado",
		intro: "En las pantallas del personal, si JavaScript está activado.",
		switchOff: "Desactivar",
		switch: "Usar en este navegador los atajos de una sola tecla",
		anywhere: "En cualquier lugar",
		inLists: "En las listas",
		goTo: "Ir a",
	},
};
