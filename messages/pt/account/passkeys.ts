import type { Messages } from "#messages/en/index.ts";

export const passkeys: Messages["passkeys"] = {
	enterName: "Introduza um nome.",
	title: "Chaves de acesso",
	add: {
		title: "Adicionar uma chave de acesso",
		full: ({ maxPasskeys }) => `Pode ter até ${maxPasskeys} chaves de acesso. Remova primeiro uma.`,
		taken: "Esta chave de acesso pertence a outra conta. Adicione outra.",
		answered: "Este formulário já foi enviado. Adicione novamente a chave de acesso.",
		otherOrigin: ({ origin }) => `As chaves de acesso só funcionam em ${origin}. Abra esta página aí.`,
		wrong:
			"Não foi possível verificar a chave de acesso ou demorou mais de 10 minutos. Adicione-a novamente.",
		turnOnScripts: "Adicionar uma chave de acesso requer JavaScript. Ative-o e tente novamente.",
		done: "A chave de acesso foi adicionada.",
		lead: "O seu dispositivo pede a impressão digital, o rosto ou o bloqueio do ecrã. Nenhum destes dados nos é enviado.",
		needsScripts: "Adicionar uma chave de acesso requer JavaScript.",
	},
	remove: {
		title: "Remover uma chave de acesso",
		shorter: "Introduza uma palavra-passe mais curta.",
		done: "A chave de acesso foi removida.",
		question: "Remover esta chave de acesso?",
		button: "Remover chave de acesso",
		lead: ({ name }) =>
			`${name} deixa de iniciar sessão. Elimine-a também no seu dispositivo: até lá, o navegador pode continuar a sugeri-la.`,
		link: "Remover…",
	},
	rename: {
		title: "Mudar o nome de uma chave de acesso",
		done: "O nome da chave de acesso foi alterado.",
		hint: "Por exemplo, o dispositivo onde está.",
		button: "Guardar nome",
		link: "Mudar nome",
	},
	lead: "Inicie sessão com a impressão digital, o rosto ou o bloqueio do ecrã em vez de uma palavra-passe e um código.",
	full: ({ maxPasskeys }) =>
		`Tem ${maxPasskeys} chaves de acesso, o máximo que uma conta pode ter. Remova uma para adicionar outra.`,
	synced: "Sincronizada com os seus outros dispositivos",
	oneDevice: "Só num dispositivo",
	lastUsed: ({ used }) => `última utilização ${used}`,
	notUsed: "ainda não usada",
	added: ({ date }) => `Adicionada em ${date}`,
	script: {
		signIn: {
			label: "Iniciar sessão com chave de acesso",
			failed: "A chave de acesso não foi usada. Tente novamente ou inicie sessão com a sua palavra-passe.",
		},
		add: {
			busy: "A adicionar...",
			unknown:
				"Este navegador não consegue criar chaves de acesso aqui. Use um mais recente ou outro dispositivo.",
			taken: "Este dispositivo já tem uma chave de acesso para a sua conta.",
			failed: "A chave de acesso não foi criada. Tente novamente ou use outro dispositivo.",
		},
		confirm: {
			label: "Usar uma chave de acesso",
			done: "A sua chave de acesso confirma a sua identidade. Continue com o botão deste formulário.",
			failed: "A chave de acesso não foi usada. Tente novamente ou confirme de outra forma.",
		},
	},
};
