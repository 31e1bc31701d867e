import type { MetaFunction } from "@remix-run/node";
import { marketName } from "#app/common/market/market-name.ts";
import { pageTitle } from "#app/common/page-meta.ts";
import type { ScreenHandle } from "#app/common/screen-handle.ts";
import { PrivacyText } from "#app/site/information/privacy-text.tsx";

export const handle: ScreenHandle = { cached: true };

export const meta: MetaFunction = () => [
	{ title: pageTitle("Privacy") },
	{
		name: "description",
		content: `What personal data ${marketName()} stores, why and for how long, which cookies we use, and how to delete your data.`,
	},
];

export default function Privacy() {
	return <PrivacyText />;
}
