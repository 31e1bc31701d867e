import { formatCount } from "#app/common/language/format-count.ts";
import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const counts: Messages["counts"] = {
	nights: ({ count, shown = formatCount(count) }) =>
		plural(count, { one: `${shown} noite`, other: `${shown} noites` }),
	days: ({ count, shown = formatCount(count) }) =>
		plural(count, { one: `${shown} dia`, other: `${shown} dias` }),
	guests: ({ count, shown = formatCount(count) }) =>
		plural(count, { one: `${shown} hóspede`, other: `${shown} hóspedes` }),
	rooms: ({ count, shown = formatCount(count) }) =>
		plural(count, { one: `${shown} quarto`, other: `${shown} quartos` }),
	hotels: ({ count, shown = formatCount(count) }) =>
		plural(count, { one: `${shown} hotel`, other: `${shown} hotéis` }),
	products: ({ count, shown = formatCount(count) }) =>
		plural(count, { one: `${shown} produto`, other: `${shown} produtos` }),
	items: ({ count, shown = formatCount(count) }) =>
		plural(count, { one: `${shown} artigo`, other: `${shown} artigos` }),
	units: ({ count, shown = formatCount(count) }) =>
		plural(count, { one: `${shown} unidade`, other: `${shown} unidades` }),
	orders: ({ count, shown = formatCount(count) }) =>
		plural(count, { one: `${shown} encomenda`, other: `${shown} encomendas` }),
	bookings: ({ count, shown = formatCount(count) }) =>
		plural(count, { one: `${shown} reserva`, other: `${shown} reservas` }),
	stays: ({ count, shown = formatCount(count) }) =>
		plural(count, { one: `${shown} estadia`, other: `${shown} estadias` }),
	moves: ({ count, shown = formatCount(count) }) =>
		plural(count, { one: `${shown} mudança`, other: `${shown} mudanças` }),
	reviews: ({ count, shown = formatCount(count) }) =>
		plural(count, { one: `${shown} avaliação`, other: `${shown} avaliações` }),
	stars: ({ count, shown = formatCount(count) }) =>
		plural(count, { one: `${shown} estrela`, other: `${shown} estrelas` }),
	conversations: ({ count, shown = formatCount(count) }) =>
		plural(count, { one: `${shown} conversa`, other: `${shown} conversas` }),
	messages: ({ count, shown = formatCount(count) }) =>
		plural(count, { one: `${shown} mensagem`, other: `${shown} mensagens` }),
	photos: ({ count, shown = formatCount(count) }) =>
		plural(count, { one: `${shown} fotografia`, other: `${shown} fotografias` }),
	rows: ({ count, shown = formatCount(count) }) =>
		plural(count, { one: `${shown} linha`, other: `${shown} linhas` }),
	changes: ({ count, shown = formatCount(count) }) =>
		plural(count, { one: `${shown} alteração`, other: `${shown} alterações` }),
	customers: ({ count, shown = formatCount(count) }) =>
		plural(count, { one: `${shown} cliente`, other: `${shown} clientes` }),
	accounts: ({ count, shown = formatCount(count) }) =>
		plural(count, { one: `${shown} conta`, other: `${shown} contas` }),
	vehicles: ({ count, shown = formatCount(count) }) =>
		plural(count, { one: `${shown} veículo`, other: `${shown} veículos` }),
	documents: ({ count, shown = formatCount(count) }) =>
		plural(count, { one: `${shown} documento`, other: `${shown} documentos` }),
	variants: ({ count, shown = formatCount(count) }) =>
		plural(count, { one: `${shown} variante`, other: `${shown} variantes` }),
	payments: ({ count, shown = formatCount(count) }) =>
		plural(count, { one: `${shown} pagamento`, other: `${shown} pagamentos` }),
	statements: ({ count, shown = formatCount(count) }) =>
		plural(count, { one: `${shown} extrato`, other: `${shown} extratos` }),
	emails: ({ count, shown = formatCount(count) }) =>
		plural(count, { one: `${shown} e-mail`, other: `${shown} e-mails` }),
	restockRequests: ({ count, shown = formatCount(count) }) =>
		plural(count, {
			one: `${shown} pedido de aviso de reposição`,
			other: `${shown} pedidos de aviso de reposição`,
		}),
	invitations: ({ count, shown = formatCount(count) }) =>
		plural(count, {
			one: `${shown} convite para a equipa de um hotel`,
			other: `${shown} convites para equipas de hotéis`,
		}),
	emailsToYou: ({ count, shown = formatCount(count) }) =>
		plural(count, { one: `${shown} e-mail que lhe enviámos`, other: `${shown} e-mails que lhe enviámos` }),
	roomBookings: ({ count, shown = formatCount(count) }) =>
		plural(count, { one: `${shown} reserva de quarto`, other: `${shown} reservas de quartos` }),
};
