import type { ReactNode } from "react";
import { plural } from "#app/common/language/plural.ts";
export const shopCategories = {
	actions: ({ name }: { name: string }) => `Actions for ${name}`,
	picture: "Picture",
	undeletable: ({ name }: { name: string }) => `${name} can’t be deleted yet`,
	deleteQuestion: ({ name }: { name: string }) => `Delete ${name}?`,
	title: "Categories",
	category: "Category",
	products: "Products",
	chooseAgain: "Choose the picture again. Browsers don’t keep chosen files.",
	handle: "Handle",
	/** A number of products; only screen readers read the hidden part. */
	productsIn: ({
		count,
		name,
		hidden,
	}: {
		count: string;
		name: string;
		hidden: (text: string) => ReactNode;
	}) => (
		<>
			{count}
			{hidden(` in ${name}`)}
		</>
	),
	moveUp: ({ name }: { name: string }) => `Move ${name} up`,
	moveDown: ({ name }: { name: string }) => `Move ${name} down`,
	hasProducts: ({ count }: { count: number }) =>
		plural(count, {
			one: `It has ${count} product. Move it to another category first.`,
			other: `It has ${count} products. Move them to another category first.`,
		}),
	position: "Position",
	orderHint: "Customers see categories in this order.",
	emptyText: "Categories group products so that customers can browse them.",
	deleteCategory: "Delete category",
	categoryDeleted: "The category is deleted.",
	goBack: "Go back",
	viewProducts: "View products",
	deletionWarning: "The category has no products. This can’t be undone.",
	handleTaken: "Another category uses this handle. Enter a different one.",
	handleHint: "Used in the web address. Leave empty to create it from the name.",
	removePicture: "Remove picture",
	replacePicture: "Replace picture",
	pictureHint: "JPEG, PNG, WebP or AVIF, up to 8 MB",
};
