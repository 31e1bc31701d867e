import { IMPORT_STATUSES, type ImportStatus } from "#app/shop/csv/import-words.ts";

type Counted = {
	status: ImportStatus;
	row_count: number;
	rows_done: number;
	created_count: number;
	updated_count: number;
	unchanged_count: number;
	problem_count: number;
};

/** How far a file is, as a bar and in words; and what was counted, once there is something to count. */
export function ImportProgress({ file }: { file: Counted }) {
	const isWorking = IMPORT_STATUSES[file.status].isWorking;
	const rows = (count: number) => `${count.toLocaleString("en")} ${count === 1 ? "row" : "rows"}`;
	return (
		<>
			{isWorking ? (
				<p>
					<progress
						className="block h-3 w-full accent-(--accent)"
						max={Math.max(1, file.row_count)}
						value={file.rows_done}
						aria-label={`${IMPORT_STATUSES[file.status].label}: ${file.rows_done} of ${rows(file.row_count)}`}
					/>
					<span className="mt-1 block text-sm text-secondary tabular-nums">
						{file.rows_done.toLocaleString("en")} of {rows(file.row_count)}
					</span>
				</p>
			) : null}
			{file.status === "refused" || file.status === "checking" ? null : (
				<dl className="mt-4 grid grid-cols-2 gap-4 md:grid-cols-4">
					<Figure name="New products" value={file.created_count} />
					<Figure name="Changed" value={file.updated_count} />
					<Figure name="Unchanged" value={file.unchanged_count} />
					<Figure name="Problems" value={file.problem_count} />
				</dl>
			)}
		</>
	);
}

function Figure({ name, value }: { name: string; value: number }) {
	return (
		<div>
			<dt className="text-sm text-secondary">{name}</dt>
			<dd className="text-2xl font-semibold tabular-nums">{value.toLocaleString("en")}</dd>
		</div>
	);
}
