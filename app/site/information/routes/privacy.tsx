import type { MetaFunction } from "@remix-run/node";
import type { ScreenHandle } from "#app/common/screen-handle.ts";
import { PrivacyText } from "#app/site/information/privacy-text.tsx";

export const handle: ScreenHandle = { cached: true };

export const meta: MetaFunction = () => [
	{ title: "Privacy – Meeha" },
	{
		name: "description",
		content:
			"What personal data Meeha stores, why and for how long, which cookies we use, and how to delete your data.",
	},
];

export default function Privacy() {
	return <PrivacyText />;
}
