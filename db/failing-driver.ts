import type { CompiledQuery, DatabaseConnection, Dialect } from "kysely";

/** What is thrown in place of a failure of the database. */
export type FailWith = (error: unknown) => unknown;

/** Makes everything that goes through a dialect's connections fail with what `failWith` makes of a failure. */
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
			// The driver hands out the same few connections again and again.
			if (watched.has(connection)) return connection;
			watched.add(connection);
			const execute = connection.executeQuery.bind(connection);
			// Not every driver's is asynchronous.
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
