import type { Messages } from "#messages/en/index.ts";

export const settings: Messages["settings"] = {
	active: "Ativo",
	off: "Desativado",
};

export const settingKinds: Messages["settingKinds"] = {
	category: {
		add: "Adicionar categoria",
		save: "Guardar categoria",
		all: "Todas as categorias",
		none: "Ainda não há categorias",
		plural: "Categorias",
	},
	"delivery method": {
		add: "Adicionar método de entrega",
		save: "Guardar método de entrega",
		all: "Todos os métodos de entrega",
		none: "Ainda não há métodos de entrega",
		plural: "Métodos de entrega",
	},
	"tax class": {
		add: "Adicionar classe de imposto",
		save: "Guardar classe de imposto",
		all: "Todos os impostos",
		none: "Ainda não há classes de imposto",
		plural: "Classes de imposto",
	},
	"tax rate": {
		add: "Adicionar taxa de imposto",
		save: "Guardar taxa de imposto",
		all: "Todas as taxas de imposto",
		none: "Ainda não há taxas de imposto",
		plural: "Taxas de imposto",
	},
	discount: {
		add: "Adicionar desconto",
		save: "Guardar desconto",
		all: "Todos os descontos",
		none: "Ainda não há descontos",
		plural: "Descontos",
	},
	vehicle: {
		add: "Adicionar veículo",
		save: "Guardar veículo",
		all: "Todos os veículos",
		none: "Ainda não há veículos",
		plural: "Veículos",
	},
	driver: {
		add: "Adicionar motorista",
		save: "Guardar motorista",
		all: "Todos os motoristas",
		none: "Ainda não há motoristas",
		plural: "Motoristas",
	},
	zone: {
		add: "Adicionar zona",
		save: "Guardar zona",
		all: "Todas as zonas",
		none: "Ainda não há zonas",
		plural: "Zonas",
	},
	"reply template": {
		add: "Adicionar modelo de resposta",
		save: "Guardar modelo de resposta",
		all: "Todos os modelos de resposta",
		none: "Ainda não há modelos de resposta",
		plural: "Modelos de resposta",
	},
	"rate card": {
		add: "Adicionar tabela de preços",
		save: "Guardar tabela de preços",
		all: "Todas as tabelas de preços",
		none: "Ainda não há tabelas de preços",
		plural: "Tabelas de preços",
	},
};
