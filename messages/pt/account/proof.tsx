import type { Messages } from "#messages/en/index.ts";

export const proof: Messages["proof"] = {
	first: "Confirme primeiro a sua identidade.",
	wrongPasskey: "A chave de acesso não foi aceite. Tente novamente.",
	title: "Confirme a sua identidade",
	download: {
		readyTitle: "O seu ficheiro está pronto",
		ready: "Contém dados pessoais. Guarde-o onde mais ninguém o possa ler.",
		link: "Transferir ficheiro",
		why: "O ficheiro que quer transferir contém dados pessoais.",
	},
	busy: "A verificar...",
	profile: "O seu perfil",
	choose: "Escolha como e continue aqui.",
	noPassword: "A sua conta ainda não tem palavra-passe. Defina uma, inicie sessão com ela e volte aqui.",
	setPassword: "Definir uma palavra-passe",
	enter: {
		password: "Introduza a sua palavra-passe para confirmar a sua identidade.",
		code: "Introduza o seu código para confirmar a sua identidade.",
		either: "Introduza a sua palavra-passe ou o código para confirmar a sua identidade.",
	},
	wrong: {
		password: "A palavra-passe está incorreta. Tente novamente.",
		code: "O código está incorreto. Tente novamente.",
		either: "A palavra-passe ou o código está incorreto. Tente novamente.",
	},
	hint: {
		password: "Confirme a sua identidade.",
		code: "Confirme a sua identidade: introduza um código da aplicação de autenticação ou um código de recuperação.",
		either:
			"Confirme a sua identidade: introduza a sua palavra-passe ou um código da aplicação de autenticação.",
	},
	label: {
		password: "A sua palavra-passe",
		code: "O seu código",
		either: "A sua palavra-passe ou um código",
	},
	byProvider: ({ provider, link }) => (
		<>Primeiro, {link(`inicie novamente sessão com ${provider}`)}. Depois volta a esta página.</>
	),
	orByProvider: ({ provider, link }) => (
		<>Ou {link(`inicie novamente sessão com ${provider}`)} primeiro. Depois volta a esta página.</>
	),
};
