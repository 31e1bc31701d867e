import type { ValueChange } from "#app/common/changes/stored-text.ts";
import { t } from "#app/common/language/messages.ts";
import { Icon } from "#app/ui/icon.tsx";
import { type Column, DataTable } from "#app/ui/table/data-table.tsx";
import type { NamedSubject } from "./name-subjects.server.ts";

export type TrailRow = {
	id: number;
	/** When, formatted. */
	at: string;
	/** Who: a name, with the filter by this person, or what acted instead. */
	by: string;
	byHref: string | null;
	role: string | null;
	/** What was done: "Changed status". */
	action: string;
	subject: NamedSubject;
	changes: ValueChange[];
	text: string;
	request: string | null;
};

const COLUMNS: Column<TrailRow>[] = [
	{
		key: "what",
		get title() {
			return t.trail.change;
		},
		isLead: true,
		cell: (row) => <What row={row} />,
	},
	{
		key: "values",
		get title() {
			return t.trail.fromAndTo;
		},
		cell: (row) => <Values row={row} />,
	},
	{
		key: "who",
		get title() {
			return t.trail.by;
		},
		onPhone: "last",
		cell: (row) => <Who row={row} />,
	},
	{
		key: "at",
		get title() {
			return t.trail.when;
		},
		onPhone: "last",
		cell: ({ at, request }) => (
			<>
				<time className="whitespace-nowrap">{at}</time>
				{request ? (
					<p className="text-sm text-secondary max-lg:hidden">
						{t.trail.request({
							code: <span className="font-mono wrap-anywhere">{request}</span>,
						})}
					</p>
				) : null}
			</>
		),
	},
];

export const TrailTable = ({ rows }: { rows: TrailRow[] }) => (
	<DataTable caption={t.trail.title} columns={COLUMNS} rows={rows} rowKey={({ id }) => id} isWide />
);

function What({ row: { action, subject } }: { row: TrailRow }) {
	return (
		<div className="lg:min-w-44">
			<p className="font-semibold">{action}</p>
			<SubjectName subject={subject} />
		</div>
	);
}

/** "Hotel Lapa Central", with a link to its page where the reader may open it. */
export function SubjectName({ subject: { label, name, href } }: { subject: NamedSubject }) {
	if (!href)
		return (
			<p className="text-secondary wrap-anywhere">
				{label} <bdi>{name}</bdi>
			</p>
		);
	return (
		<p className="wrap-anywhere">
			{name === "" ? null : <span className="text-secondary">{label} </span>}
			<a className="link" href={href} dir="auto">
				{name === "" ? label : name}
			</a>
		</p>
	);
}

function Values({ row: { changes, text } }: { row: TrailRow }) {
	if (changes.length === 0 && text === "") return <span className="text-secondary max-lg:hidden">–</span>;
	const isNew = changes.length > 1 && changes.every(({ from }) => from === "");
	return (
		<>
			{changes.map(({ what, from, to }) => (
				<p key={what ?? ""} className="wrap-anywhere" dir="auto">
					{what ? <span className="text-secondary">{what}: </span> : null}
					{isNew ? null : (
						<>
							{from === "" ? <span className="text-secondary">{t.trail.none}</span> : <bdi>{from}</bdi>}{" "}
							<Icon name="arrow-right" className="inline-block align-[-0.125em] text-secondary" />
							<span className="sr-only">{t.trail.to}</span>{" "}
						</>
					)}
					{to === "" ? (
						<span className="text-secondary">{t.trail.none}</span>
					) : (
						<bdi className="font-semibold">{to}</bdi>
					)}
				</p>
			))}
			{text === "" ? null : (
				<p className="wrap-anywhere" dir="auto">
					{text}
				</p>
			)}
		</>
	);
}

function Who({ row: { by, byHref, role } }: { row: TrailRow }) {
	return (
		<>
			{byHref ? (
				<a className="link wrap-anywhere" href={byHref} dir="auto">
					{by}
				</a>
			) : (
				<span className="text-secondary">{by}</span>
			)}
			{role ? <p className="text-sm text-secondary max-lg:hidden">{role}</p> : null}
		</>
	);
}
