import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { t } from "#app/common/language/messages.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { requireBackOffice } from "#app/http/session/guards.server.ts";
import { Card } from "#app/ui/card.tsx";
import { areasOf } from "#app/ui/office/areas.ts";
import { PageHeading } from "#app/ui/page-heading.tsx";

export const handle: ScreenHandle = { subject: "staff" };
export const meta = () => [{ title: pageTitle(t.find.shortcuts.title) }];

const anywhere = (): readonly Shortcut[] => [
	[["Ctrl", "K"], t.find.shortcuts.findHere],
	[["/"], t.find.title],
	[["?"], t.find.shortcuts.show],
];

const inLists = (): readonly Shortcut[] => [
	[["j"], t.find.shortcuts.next],
	[["k"], t.find.shortcuts.previous],
	[["Enter"], t.find.shortcuts.open],
	[["x"], t.find.shortcuts.select],
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
			<PageHeading title={t.find.shortcuts.title} sub={t.find.shortcuts.intro} />
			{/* Shown by the script that the setting is for, see shortcuts.js. */}
			<p className="mb-5" hidden>
				<label className="inline-flex min-h-6 items-center gap-2">
					<input type="checkbox" data-shortcut-switch />
					{t.find.shortcuts.switch}
				</label>
			</p>
			{/* The texts are those of the dialog in which the script shows this. */}
			<div
				id="shortcuts"
				className="grid items-start gap-5 lg:grid-cols-3"
				data-close={t.words.close}
				data-switch-off={t.find.shortcuts.switchOff}
			>
				<Card title={t.find.shortcuts.anywhere}>
					<ShortcutList list={anywhere()} />
				</Card>
				<Card title={t.find.shortcuts.inLists}>
					<ShortcutList list={inLists()} />
				</Card>
				<Card title={t.find.shortcuts.goTo}>
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
