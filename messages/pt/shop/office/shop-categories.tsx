import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const shopCategories: Messages["shopCategories"] = {
	actions: ({ name }) => `Ações para ${name}`,
	picture: "Imagem",
	undeletable: ({ name }) => `Ainda não é possível eliminar ${name}`,
	deleteQuestion: ({ name }) => `Eliminar ${name}?`,
	title: "Categorias",
	category: "Categoria",
	products: "Produtos",
	chooseAgain: "Escolha novamente a imagem. Os navegadores não guardam os ficheiros escolhidos.",
	handle: "Identificador",
	productsIn: ({ count, name, hidden }) => (
		<>
			{count}
			{hidden(` em ${name}`)}
		</>
	),
	moveUp: ({ name }) => `Mover ${name} para cima`,
	moveDown: ({ name }) => `Mover ${name} para baixo`,
	hasProducts: ({ count }) =>
		plural(count, {
			one: `Tem ${count} produto. Mova-o primeiro para outra categoria.`,
			other: `Tem ${count} produtos. Mova-os primeiro para outra categoria.`,
		}),
	position: "Posição",
	orderHint: "Os clientes veem as categorias por esta ordem.",
	emptyText: "As categorias agrupam produtos para os clientes os percorrerem.",
	deleteCategory: "Eliminar categoria",
	categoryDeleted: "A categoria foi eliminada.",
	goBack: "Voltar",
	viewProducts: "Ver produtos",
	deletionWarning: "A categoria não tem produtos. Esta ação não pode ser anulada.",
	handleTaken: "Outra categoria usa este identificador. Introduza outro.",
	handleHint: "Usado no endereço web. Deixe vazio para o criar a partir do nome.",
	removePicture: "Remover imagem",
	replacePicture: "Substituir imagem",
	pictureHint: "JPEG, PNG, WebP ou AVIF, até 8 MB",
};
