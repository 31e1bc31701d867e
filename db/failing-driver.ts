import type { CompiledQuery, DatabaseConnection, Dialect } from "kysely";

/** The error to throw instead of a database error. */
export type FailWith = (error: unknown) => unknown;

/** Makes all errors of a dialect's connections go through `failWith`. */
export function failingWith(dialect: Dialect, failWith: FailWith): Dialect {
	const watched = new WeakSet<DatabaseConnection>();
	const createDriver = dialect.createDriver.bind(dialect);
	dialect.createDriver = () => {
		const driver = createDriver();
		const acquire = driver.acquireConnection.bind(driver);
		driver.acquireConnection = async () => {
			const connection = await acquire().catch((error: unknown) => {
				throw failWith(error);
			});
			// The driver reuses the same few connections.
			if (watched.has(connection)) return connection;
			watched.add(connection);
			const execute = connection.executeQuery.bind(connection);
			// Not every driver is asynchronous.
			connection.executeQuery = async <Row>(query: CompiledQuery) => {
				try {
					return await execute<Row>(query);
				} catch (error) {
					throw failWith(error);
				}
			};
			return connection;
		};
		return driver;
	};
	return dialect;
}
