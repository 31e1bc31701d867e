import { marketName } from "#app/common/market/market-name.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import sections from "#app/site/information/about.md?sections";
import { LongText } from "#app/site/information/long-text.tsx";

export const handle: ScreenHandle = { cached: true };

export const meta = () => [
	{ title: pageTitle("About us") },
	{
		name: "description",
		content: `${marketName()} is a marketplace with a shop, hotel rooms and moving vehicles, with one account for all three.`,
	},
];

export default function About() {
	return (
		<LongText
			title={`About ${marketName()}`}
			lead="Shop, book hotel rooms and hire moving vehicles with one account."
			parts={sections}
		/>
	);
}
