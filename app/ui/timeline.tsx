import type { ReactNode } from "react";
import { Icon, type IconName } from "./icon.tsx";
import type { Tone } from "./status-badge.tsx";
import "./timeline.css";

/** What takes a row from one column up to, but without, another. */
export type TimelineEntry = {
	key: string;
	from: number;
	to: number;
	href: string;
	/** Bold, on the first line. */
	title: string;
	/** On the lines below. */
	details: readonly string[];
	tone: Tone;
	/** What the tone means, before the title. */
	icon: IconName;
	/** What is wrong with it. */
	warning?: string | undefined;
	/** A script may move it to another row, from this day on; empty: all of it. */
	moveFrom?: string | undefined;
};

export type TimelineRow = {
	key: string;
	name: ReactNode;
	note?: ReactNode;
	/** The row begins a group of rows. */
	isGroup?: boolean;
	/** The columns in which the row can be used; the others are shaded. */
	open: readonly { from: number; to: number }[];
	/** Where the free columns between entries lead, and what they are called. */
	hole?: ((span: { from: number; to: number }) => { href: string; label: string; text: string }) | undefined;
	entries: readonly TimelineEntry[];
};

type TimelineProps = {
	/** Names the table. */
	caption: string;
	/** What the rows are. */
	corner: string;
	/** A column is `isMinor` when its label repeats most of the one before. */
	columns: readonly { key: string; label: string; isMinor?: boolean }[];
	/** The column of the current time. */
	now?: number | undefined;
	/** Many columns and rows: an entry is one line, without an icon. */
	isDense?: boolean;
	/** Stands in place of a row's entries on phones, such as "No jobs". */
	empty: string;
	rows: readonly TimelineRow[];
};

/**
 * Rows of entries over time, as a table: an entry is a cell that spans its columns. Entries of one row that overlap
 * stand one below the other. The table scrolls sideways within itself; the names of the rows stay in view. On a phone
 * each row is a section with its entries one below the other.
 */
export function Timeline({ caption, corner, columns, now, empty, rows, isDense = false }: TimelineProps) {
	return (
		<section
			className="card timeline-frame"
			aria-label={caption}
			// biome-ignore lint/a11y/noNoninteractiveTabindex: whatever scrolls has to scroll by keyboard, too
			tabIndex={0}
		>
			<table className={isDense ? "timeline timeline-dense" : "timeline"}>
				<caption className="sr-only">{caption}</caption>
				<thead>
					<tr>
						<th scope="col">{corner}</th>
						{columns.map(({ key, label, isMinor }, at) => (
							<th
								key={key}
								scope="col"
								className={isMinor ? "timeline-minor" : undefined}
								aria-current={at === now ? "time" : undefined}
							>
								{isDense ? (
									label.split(" ").map((word) => (
										<span key={word} className="block">
											{word}{" "}
										</span>
									))
								) : (
									<span>{label}</span>
								)}
							</th>
						))}
					</tr>
				</thead>
				{rows.map((row) => (
					<tbody
						key={row.key}
						className={row.isGroup ? "timeline-group" : undefined}
						data-row={row.hole ? row.key : undefined}
					>
						{lanesOf(row.entries).map((lane, at, { length }) => (
							<tr key={lane[0]?.key ?? "empty"}>
								{at === 0 ? (
									<th
										scope="rowgroup"
										rowSpan={length}
										data-empty={row.entries.length === 0 && !row.isGroup ? empty : undefined}
									>
										{row.name}
										{row.note ? <span className="timeline-note"> {row.note}</span> : null}
									</th>
								) : null}
								{cellsOf(lane, columns.length).map((cell, place, cells) =>
									typeof cell === "number" ? (
										<td
											key={cell}
											className={isOpen(row, cell) ? undefined : "timeline-closed"}
											data-minor={columns[cell]?.isMinor ? "" : undefined}
											data-now={cell === now ? "" : undefined}
										>
											{row.hole && typeof cells[place - 1] !== "number" ? (
												<Hole {...row.hole({ from: cell, to: endOfHole(cells, place) })} />
											) : null}
										</td>
									) : (
										<td key={cell.key} colSpan={cell.to - cell.from} className="timeline-taken">
											<EntryLink entry={cell} isDense={isDense} />
										</td>
									),
								)}
							</tr>
						))}
					</tbody>
				))}
			</table>
		</section>
	);
}

/** The column after the free ones that begin at a place of a lane. */
function endOfHole(cells: readonly (TimelineEntry | number)[], place: number): number {
	let end = place;
	while (typeof cells[end + 1] === "number") end++;
	return (cells[end] as number) + 1;
}

const Hole = ({ href, label, text }: { href: string; label: string; text: string }) => (
	<a href={href} className="timeline-hole" title={label}>
		{text}
	</a>
);

function EntryLink({ entry, isDense }: { entry: TimelineEntry; isDense: boolean }) {
	const { href, title, details, tone, icon, warning, moveFrom } = entry;
	const lines = [title, ...(warning ? [warning] : []), ...details];
	const line = lines.join(" · ");
	return (
		<a
			href={href}
			className="timeline-entry"
			data-tone={warning ? "yellow" : tone}
			data-warned={warning ? "" : undefined}
			data-move={moveFrom}
			title={isDense ? line : lines.join("\n")}
		>
			{isDense ? (
				line
			) : (
				<>
					<strong>
						<Icon name={warning ? "alert" : icon} /> {title}
					</strong>{" "}
					{lines.slice(1).map((text) => (
						<span key={text}>{text} </span>
					))}
				</>
			)}
		</a>
	);
}

const isOpen = ({ open }: TimelineRow, column: number) =>
	open.some(({ from, to }) => from <= column && column < to);

/** The entries in as few lanes as they fit in without overlapping; one empty lane when there are none. */
function lanesOf(entries: readonly TimelineEntry[]): TimelineEntry[][] {
	const lanes: TimelineEntry[][] = [];
	for (const entry of [...entries].sort((one, other) => one.from - other.from)) {
		const lane = lanes.find((each) => (each.at(-1)?.to ?? 0) <= entry.from);
		if (lane) lane.push(entry);
		else lanes.push([entry]);
	}
	return lanes.length > 0 ? lanes : [[]];
}

/** A lane from left to right: its entries, and the columns between them. */
function cellsOf(lane: readonly TimelineEntry[], columns: number): (TimelineEntry | number)[] {
	const cells: (TimelineEntry | number)[] = [];
	for (let column = 0; column < columns; ) {
		const entry = lane.find(({ from }) => from === column);
		cells.push(entry ?? column);
		column = entry?.to ?? column + 1;
	}
	return cells;
}
