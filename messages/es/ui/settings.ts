import type { Messages } from "#messages/en/index.ts";

export const settings: Messages["settings"] = {
	active: "Activo",
	off: "Desactivado",
};

export const settingKinds: Messages["settingKinds"] = {
	category: {
		add: "Añadir categoría",
		save: "Guardar categoría",
		all: "Todas las categorías",
		none: "Aún no hay categorías",
		plural: "Categorías",
	},
	"delivery method": {
		add: "Añadir método de envío",
		save: "Guardar método de envío",
		all: "Todos los métodos de envío",
		none: "Aún no hay métodos de envío",
		plural: "Métodos de envío",
	},
	"tax class": {
		add: "Añadir clase de impuesto",
		save: "Guardar clase de impuesto",
		all: "Todos los impuestos",
		none: "Aún no hay clases de impuesto",
		plural: "Clases de impuesto",
	},
	"tax rate": {
		add: "Añadir tipo impositivo",
		save: "Guardar tipo impositivo",
		all: "Todos los tipos impositivos",
		none: "Aún no hay tipos impositivos",
		plural: "Tipos impositivos",
	},
	discount: {
		add: "Añadir descuento",
		save: "Guardar descuento",
		all: "Todos los descuentos",
		none: "Aún no hay descuentos",
		plural: "Descuentos",
	},
	vehicle: {
		add: "Añadir vehículo",
		save: "Guardar vehículo",
		all: "Todos los vehículos",
		none: "Aún no hay vehículos",
		plural: "Vehículos",
	},
	driver: {
		add: "Añadir conductor",
		save: "Guardar conductor",
		all: "Todos los conductores",
		none: "Aún no hay conductores",
		plural: "Conductores",
	},
	zone: {
		add: "Añadir zona",
		save: "Guardar zona",
		all: "Todas las zonas",
		none: "Aún no hay zonas",
		plural: "Zonas",
	},
	"reply template": {
		add: "Añadir plantilla",
		save: "Guardar plantilla",
		all: "Todas las plantillas de respuesta",
		none: "Aún no hay plantillas de respuesta",
		plural: "Plantillas de respuesta",
	},
	"rate card": {
		add: "Añadir tarifario",
		save: "Guardar tarifario",
		all: "Todos los tarifarios",
		none: "Aún no hay tarifarios",
		plural: "Tarifarios",
	},
};
