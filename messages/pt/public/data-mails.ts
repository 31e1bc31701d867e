import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const dataMails: Messages["dataMails"] = {
	asked: {
		copy: "Pediu uma cópia dos seus dados",
		erasure: "Pediu-nos para apagar os seus dados",
	},
	ignore: "Se não fez este pedido, ignore este e-mail: nada muda.",
	copy: {
		subject: "A cópia dos seus dados",
		body: ({ email }) => `Veja e transfira o que guardamos sobre ${email}.`,
		link: "Abrir os seus dados",
		expires: "O link funciona até transferir os seus dados, no máximo durante 24 horas.",
	},
	erasure: {
		subject: "Confirme que quer apagar os seus dados",
		body: ({ email }) =>
			`Veja o que guardamos sobre ${email} e confirme que devemos apagá-lo. Até lá, nada muda.`,
		link: "Continuar para apagar os seus dados",
		expires: "Pode usar o link uma vez, no prazo de 24 horas.",
	},
	account: {
		guest:
			"Isto inclui o que encomendou ou reservou com este e-mail sem iniciar sessão, depois de o e-mail ser confirmado.",
		download: "Transferir os seus dados",
		delete: "Eliminar a sua conta",
		forCopy: ({ market, email }) =>
			`Existe uma conta em ${market} com ${email}. Inicie sessão para transferir os seus dados.`,
		forErasure: ({ market, email }) =>
			`Existe uma conta em ${market} com ${email}. Inicie sessão para eliminar a sua conta e os seus dados.`,
		noAccess: "Se não conseguir iniciar sessão, escolha uma nova palavra-passe ou contacte-nos.",
	},
	none: {
		body: ({ email }) => `Não temos encomendas, reservas nem mensagens com ${email}.`,
		other: "Se usou outro e-mail, peça antes os dados desse.",
		link: "Pedir para outro e-mail",
		record: "Eliminamos o nosso registo dos e-mails que enviámos, como este, ao fim de 30 dias.",
	},
	erased: {
		subject: "Os seus dados foram apagados",
		invoices:
			"As faturas são conservadas sem alterações durante o tempo que a lei fiscal exige. O que foi encomendado e reservado fica na nossa contabilidade sem o seu nome nem os seus contactos.",
		record: "Eliminamos o nosso registo deste e-mail ao fim de 30 dias.",
		body: ({ email }) => `Apagámos o que guardávamos sobre ${email}.`,
		cancelled: ({ count }) =>
			plural(count, {
				one: "Cancelámos 1 encomenda ou reserva.",
				other: `Cancelámos ${count} encomendas e reservas.`,
			}),
	},
};
