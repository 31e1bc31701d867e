import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const accountDeletion: Messages["accountDeletion"] = {
	title: "Elimine a sua conta",
	lastSuperAdmin: "É o último SuperAdmin. Torne primeiro outro utilizador SuperAdmin.",
	done: "A sua conta foi eliminada.",
	question: "Eliminar a sua conta?",
	lead: "Esta ação não pode ser anulada.",
	account:
		"Eliminamos o seu nome, e-mail, imagem, mensagens, moradas, carrinho e lista de desejos, e terminamos a sessão em todos os dispositivos.",
	orders: "Cancelamos as suas encomendas que ainda não foram enviadas.",
	hotels:
		"Os seus hotéis são encerrados definitivamente. Não pode eliminar a conta enquanto tiverem reservas em aberto.",
	kept: "Conservamos o que foi encomendado e reservado, e quando, para a nossa contabilidade. O seu nome, telefone e moradas são removidos.",
	button: "Eliminar conta",
	openBookings: ({ count }) =>
		plural(count, {
			one: "Os seus hotéis têm 1 reserva por terminar. Faça o check-out, cancele-a ou recuse-a em “Gerir reservas”, ou peça-nos para transferir os hotéis para outra conta. Depois elimine a sua conta.",
			other: `Os seus hotéis têm ${count} reservas por terminar. Faça o check-out, cancele-as ou recuse-as em “Gerir reservas”, ou peça-nos para transferir os hotéis para outra conta. Depois elimine a sua conta.`,
		}),
	fee: ({ link }) => (
		<>
			Cancelamos as suas próximas mudanças e estadias. Pode aplicar-se a taxa de cancelamento que aceitou:
			verifique primeiro {link("As minhas reservas")}.
		</>
	),
	download: ({ link }) => <>Pode {link("transferir os seus dados")} primeiro.</>,
};
