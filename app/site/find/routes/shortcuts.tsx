import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { pageTitle } from "#app/common/market/page-meta.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { requireBackOffice } from "#app/http/session/guards.server.ts";
import { Card } from "#app/ui/card.tsx";
import { areasOf } from "#app/ui/office/areas.ts";
import { PageHeading } from "#app/ui/page-heading.tsx";

export const handle: ScreenHandle = { subject: "staff" };
export const meta = () => [{ title: pageTitle("Keyboard shortcuts") }];

const ANYWHERE: readonly Shortcut[] = [
	[["Ctrl", "K"], "Find (Command and K on a Mac)"],
	[["/"], "Find"],
	[["?"], "Show these shortcuts"],
];

const IN_LISTS: readonly Shortcut[] = [
	[["j"], "Next row"],
	[["k"], "Previous row"],
	[["Enter"], "Open the row"],
	[["x"], "Select the row, or clear it"],
];

type Shortcut = readonly [keys: readonly string[], what: string];

export async function loader({ request }: LoaderFunctionArgs) {
	const person = await requireBackOffice(request);
	return json({ areas: areasOf(person).map(({ name, key }) => ({ name, key })) });
}

export default function Shortcuts() {
	const { areas } = useLoaderData<typeof loader>();
	return (
		<>
			<PageHeading title="Keyboard shortcuts" sub="On screens of staff, where scripts run." />
			{/* Shown by the script that the setting is for, see shortcuts.js. */}
			<p className="mb-5" hidden>
				<label className="inline-flex min-h-6 items-center gap-2">
					<input type="checkbox" data-shortcut-switch />
					Use shortcuts of a single key in this browser
				</label>
			</p>
			<div id="shortcuts" className="grid items-start gap-5 lg:grid-cols-3">
				<Card title="Anywhere">
					<ShortcutList list={ANYWHERE} />
				</Card>
				<Card title="In lists">
					<ShortcutList list={IN_LISTS} />
				</Card>
				<Card title="Go to">
					<ShortcutList list={areas.map(({ name, key }) => [["g", key], name])} />
				</Card>
			</div>
		</>
	);
}

function ShortcutList({ list }: { list: readonly Shortcut[] }) {
	return (
		<dl className="grid gap-2">
			{list.map(([keys, what]) => (
				<div key={keys.join(" ")} className="grid grid-cols-[6rem_1fr] gap-3">
					<dt className="flex gap-1">
						{keys.map((key) => (
							<kbd
								key={key}
								className="h-6 min-w-6 rounded-control border border-line px-1.5 text-center text-sm"
							>
								{key}
							</kbd>
						))}
					</dt>
					<dd>{what}</dd>
				</div>
			))}
		</dl>
	);
}
