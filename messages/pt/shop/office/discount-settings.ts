import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const discountSettings: Messages["discountSettings"] = {
	usedMore: ({ count }) =>
		`Já foi usado ${plural(count, { one: "uma vez", other: `${count} vezes` })}. Introduza pelo menos este número.`,
	percentage: "Percentagem",
	fixedAmount: "Montante fixo",
	minimumIn: ({ currency }) => `Encomenda mínima em ${currency}`,
	active: "Ativo",
	usesOf: ({ uses, most }) => `${uses} de ${most}`,
	from: ({ date }) => `Desde ${date}`,
	until: ({ date }) => `Até ${date}`,
	used: ({ count }) => plural(count, { one: "Usado uma vez", other: `Usado ${count} vezes` }),
	valueHint: ({ currency, example }) =>
		`Uma percentagem como 12,5 ou um montante em ${currency} como ${example}`,
	daysStart: ({ clock }) => `Os dias começam à meia-noite, ${clock}.`,
	usesTitle: "Utilizações",
	discount: "Desconto",
	codeTaken: "Outro desconto usa este código. Introduza outro.",
	code: "Código",
	discountType: "Tipo de desconto",
	startDate: "Data de início",
	endDate: "Data de fim",
	maximumUses: "Número máximo de utilizações",
	codeHint: "Os clientes introduzem-no ao finalizar a compra. Não distingue maiúsculas de minúsculas.",
	discounts: "Descontos",
	minimumOrder: "Encomenda mínima",
	period: "Período",
	emptyText: "Os clientes introduzem um código de desconto ao finalizar a compra.",
	noEndDate: "Sem data de fim",
	expired: "Expirado",
	scheduled: "Agendado",
	usedUp: "Esgotado",
};
